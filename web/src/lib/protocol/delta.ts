export type Path = (string | number)[];
export type Tree = { [key: string]: unknown };
/** An operation of a delta, as docs/protocol.md has them. */
export type Op = [Path] | [Path, unknown] | [Path, 'with', Tree] | [Path, number, number, unknown[]];

type Node = Record<string, unknown> | unknown[];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function copy(node: unknown): Node {
  if (Array.isArray(node)) return node.slice() as unknown[];
  return isNode(node) ? { ...node } : {};
}

function get(node: Node, key: string | number): unknown {
  return (node as Record<string | number, unknown>)[key];
}

function put(node: Node, key: string | number, value: unknown): void {
  (node as Record<string | number, unknown>)[key] = value;
}

/** The document with the value at a path replaced; what is not on the path is shared with the old one. */
function change(root: unknown, path: Path, edit: (node: Node, key: string | number) => void): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return root;
  const node = copy(root);
  if (rest.length === 0) edit(node, key);
  else put(node, key, change(get(node, key), rest, edit));
  return node;
}

function splice(list: unknown, at: number, remove: number, items: unknown[]): unknown[] {
  const old = Array.isArray(list) ? (list as unknown[]) : [];
  return [...old.slice(0, at), ...items, ...old.slice(at + remove)];
}

/** Objects are merged, key by key (in a list: by place); everything else is replaced. */
function merge(before: unknown, changes: Tree): unknown {
  const node = copy(before);
  for (const [key, value] of Object.entries(changes)) {
    const old = get(node, key);
    put(node, key, isNode(old) && isNode(value) && !Array.isArray(value) ? merge(old, value) : value);
  }
  return node;
}

function step(root: unknown, op: Op): unknown {
  const path = op[0];
  if (op.length === 1) {
    return change(root, path, (node, key) => {
      if (Array.isArray(node)) node.splice(Number(key), 1);
      else delete node[key];
    });
  }
  if (op.length === 3) {
    if (path.length === 0) return merge(root, op[2]);
    return change(root, path, (node, key) => put(node, key, merge(get(node, key), op[2])));
  }
  if (op.length === 2) {
    if (path.length === 0) return op[1];
    return change(root, path, (node, key) => put(node, key, op[1]));
  }
  const [, at, remove, items] = op;
  if (path.length === 0) return splice(root, at, remove, items);
  return change(root, path, (node, key) => put(node, key, splice(get(node, key), at, remove, items)));
}

/** Carry out the operations of a delta. The old document stays as it was. */
export function applyDelta<T>(doc: T, ops: Op[]): T {
  let now: unknown = doc;
  for (const op of ops) now = step(now, op);
  return now as T;
}
