import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The hash of a seed as a table shows it. Browsers offer SHA-256 only over HTTPS; a table at home often has none. */
export const commitmentOf = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));
