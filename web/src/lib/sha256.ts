/** SHA-256 of a text, as hex. Browsers offer their own only over HTTPS; a table at home often has none. */
const ROUNDS = 64;

/** The first 32 bits of the fractional parts of roots of the first primes: where the constants of SHA-256 come from. */
function roots(count: number, power: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push((Math.pow(n, power) * 2 ** 32) | 0);
  }
  return found;
}
const START = roots(8, 1 / 2);
const K = roots(ROUNDS, 1 / 3);
const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const all = new Uint8Array(blocks * 64);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 4, bytes.length * 8);
  return view;
}

function block(hash: number[], view: DataView, at: number): number[] {
  const w: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    if (i < 16) {
      w.push(view.getInt32(at + i * 4));
      continue;
    }
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((x, i) => (x + hash[i]!) | 0);
}

export function sha256(text: string): string {
  const view = padded(text);
  let hash = START;
  for (let at = 0; at < view.byteLength; at += 64) hash = block(hash, view, at);
  return hash.map((x) => (x >>> 0).toString(16).padStart(8, '0')).join('');
}
