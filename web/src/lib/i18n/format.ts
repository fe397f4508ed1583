export type Values = Record<string, string | number>;

/** The order in which the forms of a plural stand in a message. */
export const FORMS: Record<string, Intl.LDMLPluralRule[]> = {
  en: ['one', 'other'],
  pt: ['one', 'other'],
  ru: ['one', 'few', 'many'],
};
// By the tables zero is one in Brazil ("0 carta"); people there say "0 cartas", as in Portugal.
const COUNTING: Record<string, string> = { pt: 'pt-PT' };
const rules = new Map<string, Intl.PluralRules>();

/** The form that stands after a number. */
export function plural(language: string, n: number, forms: string[]): string {
  let rule = rules.get(language);
  if (!rule) rules.set(language, (rule = new Intl.PluralRules(COUNTING[language] ?? language)));
  const at = (FORMS[language] ?? ['other']).indexOf(rule.select(n));
  return forms[at] ?? forms[forms.length - 1] ?? '';
}

export const NO_BREAK = '\u00A0';
/** What stands for a unit after a number: M€, °C, VP. */
const UNIT = /(?<=\d) (?=(?:\p{Lu}{1,2}[€$]?|°C)(?![\p{L}\d]))/gu;

/** A text whose units stay on the line of their numbers. */
export const unbroken = (text: string): string => text.replace(UNIT, NO_BREAK);

/** Fill in a message: {name}, and {n|one|other} for the plural. */
export function format(language: string, message: string, values: Values = {}): string {
  const filled = message.replace(/\{(\w+)((?:\|[^|}]*)*)\}/g, (whole, name: string, rest: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    if (rest) return plural(language, Number(value), rest.slice(1).split('|'));
    return typeof value === 'number' ? minus(value) : value;
  });
  return unbroken(filled);
}

/** A number with a real minus sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));
