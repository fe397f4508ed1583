import { unbroken } from '../i18n/format';
import type { Decision, LogLine, Option } from './generated';

/** What the server does not say again, because clients have it from the catalogue. */
export interface Known {
  title(card: string): string;
  area(cell: string): string;
}

const optionText = (o: Option, known: Known): string =>
  unbroken(o.text)
    .replaceAll('{card}', () => known.title(o.about.card ?? ''))
    .replaceAll('{cell}', () => unbroken(known.area(o.about.cell ?? '')));

/** A decision with whole texts. */
export function spelledOut(decision: Decision, known: Known): Decision {
  return { ...decision, text: unbroken(decision.text), options: decision.options.map((o) => ({ ...o, text: optionText(o, known) })) };
}

export interface Bit {
  text: string;
  card?: string;
}

/** A line of the log in pieces: words, names, and the cards that can be looked at. */
export function bitsOf(line: LogLine, names: string[], title: Known['title']): Bit[] {
  return unbroken(line.text)
    .split(/\{([^{}]+)\}/)
    .map((text, i) => {
      if (i % 2 === 0) return { text };
      return text === 'seat' ? { text: names[line.seat ?? -1] ?? '?' } : { text: title(text), card: text };
    })
    .filter((bit) => bit.text);
}

/** With the signs around cards apart, which must not be parted from them at the end of a line. */
export function hugged<B extends Bit>(bits: B[]): (B & { before: string; after: string })[] {
  const found = bits.map((bit) => ({ ...bit, before: '', after: '' }));
  for (const [i, bit] of found.entries()) {
    if (!bit.card) continue;
    const left = found[i - 1];
    const right = found[i + 1];
    if (left && !left.card) {
      bit.before = /[«“(]*$/.exec(left.text)?.[0] ?? '';
      left.text = left.text.slice(0, left.text.length - bit.before.length);
    }
    if (right && !right.card) {
      bit.after = /^[»”),.;:]*/.exec(right.text)?.[0] ?? '';
      right.text = right.text.slice(bit.after.length);
    }
  }
  return found.filter((bit) => bit.text);
}
