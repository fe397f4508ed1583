import type { CardDoc } from '@/lib/protocol/generated';

/** Whether a number is printed on the card; where none is, its key stands in for it in the data. */
export const numbered = ({ number }: CardDoc): boolean => /^[A-Z]{0,2}\d+$/.test(number);
