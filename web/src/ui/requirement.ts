/** A requirement as the tokens of src/tharsis/text/icons.py give it, ready to be drawn: a number, a picture, or a stroke between two. */
export type Sign = { text: string } | { icon: string };

const UNITS: Record<string, string> = { 'param-temperature': '\u00A0°C', 'param-oxygen': '%' };
const isNumber = (token: string): boolean => /^[-+]?\d+$/.test(token);

/** One condition, after the mark of the first: of several, each is one of its thing, and says no number. */
function signs(tokens: string[], several: boolean): Sign[] {
  const unit = UNITS[tokens.find((x) => x in UNITS) ?? ''] ?? '';
  return tokens.flatMap((token): Sign[] => {
    if (isNumber(token)) return several && token === '1' ? [] : [{ text: `${token.replace('-', '−')}${unit}` }];
    if (token === 'or' || token === '/') return [{ text: '/' }];
    return /^[a-z]+-/.test(token) ? [{ icon: token }] : [];
  });
}

/** Several conditions that are alike share the mark that begins them. */
export function requirement(tokens: string[]): Sign[] {
  const parts: string[][] = [[]];
  for (const token of tokens) {
    if (token === ';') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  const mark = tokens[0] ?? '';
  return parts.flatMap((part, i) => signs(i > 0 && part[0] === mark ? part.slice(1) : part, parts.length > 1));
}
