import type { Option } from './protocol/generated';

/** The card, the area or the seat that an option is about. */
export const cardOf = (option: Option | null | undefined): string | undefined => (option?.kind === 'card' ? option.id : undefined);
export const cellOf = (option: Option | null | undefined): string | undefined => (option?.kind === 'cell' ? option.id : undefined);
export const seatOf = (option: Option | null | undefined): number | undefined => (option?.kind === 'seat' ? Number(option.id) : undefined);
