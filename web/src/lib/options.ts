import type { Option } from './protocol/generated';

/** An answer: the label of an option, or the labels of a whole selection. */
export type Given = string | string[];

/** The card, the area or the seat that an option is about. */
export const cardOf = (option: Option | null | undefined): string | undefined => (option?.kind === 'card' ? option.id : undefined);
export const cellOf = (option: Option | null | undefined): string | undefined => (option?.kind === 'cell' ? option.id : undefined);
export const seatOf = (option: Option | null | undefined): number | undefined => (option?.kind === 'seat' ? Number(option.id) : undefined);
