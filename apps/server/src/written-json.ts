import { randomUUID } from 'node:crypto';

/**
 * JSON as it is sent: a character for each byte of its UTF-8. A text like that takes a byte for a character, and lies on V8's own heap, which is
 * tidied up in time; of buffers that many calls leave behind 64 MB may lie outside of it before anyone looks.
 */
export type Json = string & { readonly brand: unique symbol };

export function toJson(value: unknown): Json {
  return Buffer.from(JSON.stringify(value)).toString('latin1') as Json;
}

export function readJson(json: Json): unknown {
  return JSON.parse(Buffer.from(json, 'latin1').toString());
}

/**
 * An object that was written as JSON before. It is read when somebody looks at a field of it; `writeJson` takes it as it was written, which
 * saves reading it and writing it again. It cannot be frozen or cloned.
 */
export function writtenObject<Value extends object>(json: Json): Value {
  const object = new Proxy({}, new Written(json));
  written.set(object, json);
  return object as Value;
}

/** As what such an object was written; undefined of any other. */
export function writtenAs(object: object): Json | undefined {
  return written.get(object);
}

const written = new WeakMap<object, Json>();

/** The same as JSON.stringify, in bytes. */
export function writeJson(value: unknown): Buffer {
  const parts: Json[] = [];
  taken = parts;
  try {
    const text = JSON.stringify(value);
    if (parts.length === 0) return Buffer.from(text);
    const [head = '', ...others] = text.split(quotedPlace);
    const bytes = [Buffer.from(head)];
    for (const [at, rest] of others.entries()) bytes.push(Buffer.from(parts[at] ?? '', 'latin1'), Buffer.from(rest));
    return Buffer.concat(bytes);
  } finally {
    taken = null;
  }
}

/** Stands where such an object does while all around it is written: in no text that anybody could know. */
const place = randomUUID();
const quotedPlace = JSON.stringify(place);

/** Those that were met, while a value is written. */
let taken: Json[] | null = null;

class Written implements ProxyHandler<object> {
  readonly #json: Json;
  #read: object | undefined;

  constructor(json: Json) {
    this.#json = json;
  }

  get(_target: object, key: PropertyKey): unknown {
    const parts = taken;
    if (key === 'toJSON' && parts) return () => this.#take(parts);
    return Reflect.get(this.#object(), key);
  }

  has(_target: object, key: PropertyKey): boolean {
    return Reflect.has(this.#object(), key);
  }

  ownKeys(): ArrayLike<string | symbol> {
    return Reflect.ownKeys(this.#object());
  }

  getOwnPropertyDescriptor(_target: object, key: PropertyKey): PropertyDescriptor | undefined {
    return Reflect.getOwnPropertyDescriptor(this.#object(), key);
  }

  #take(parts: Json[]): unknown {
    parts.push(this.#json);
    return place;
  }

  #object(): object {
    this.#read ??= readJson(this.#json) as object;
    return this.#read;
  }
}
