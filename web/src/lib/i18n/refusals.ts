// Why the server refuses something, in the reader's language: its English sentence, or at least its stable word, is looked up.
import { Refused } from '../protocol/client';
import { i18n, type Words } from './index.svelte';
import refusals from './refusals.json';

const table: Words<string> = refusals;
const patterns = Object.keys(table)
  .filter((key) => key.includes('{}'))
  .map((key) => ({ key, shape: shapeOf(key) }));

/** A sentence with {} for what changes, as an expression that finds it. */
function shapeOf(key: string): RegExp {
  const parts = key.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.*)')}$`);
}

function said(message: string): string | undefined {
  if (Object.hasOwn(table, message)) return table[message]?.[i18n.language];
  for (const { key, shape } of patterns) {
    const found = shape.exec(message);
    if (found) return filled(table[key]?.[i18n.language] ?? message, found.slice(1));
  }
  return undefined;
}

/** {} takes the next value, {1} the one of that number. */
function filled(text: string, values: string[]): string {
  let next = 0;
  return text.replace(/\{(\d*)\}/g, (_, at: string) => values[at ? Number(at) : next++] ?? '');
}

/** What went wrong, for a person. */
export function why(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (i18n.language === 'en' || !(error instanceof Refused)) return message;
  return said(message) ?? table[error.error]?.[i18n.language] ?? message;
}
