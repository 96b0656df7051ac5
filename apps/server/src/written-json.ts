import { randomUUID } from 'node:crypto';

/**
 * An object that was written as JSON before. It is read when somebody looks at a field of it; `writeJson` takes it as it was written, which
 * saves reading it and writing it again. It cannot be frozen or cloned.
 */
export function writtenObject<Value extends object>(json: Buffer): Value {
  return new Proxy({}, new Written(json)) as Value;
}

/** The same as JSON.stringify, in bytes. */
export function writeJson(value: unknown): Buffer {
  const parts: Buffer[] = [];
  taken = parts;
  try {
    const [head = '', ...others] = JSON.stringify(value).split(quotedPlace);
    if (others.length === 0) return Buffer.from(head);
    return Buffer.concat([Buffer.from(head), ...others.flatMap((text, at) => [parts[at] ?? empty, Buffer.from(text)])]);
  } finally {
    taken = null;
  }
}

/** Stands where such an object does while all around it is written: in no text that anybody could know. */
const place = randomUUID();
const quotedPlace = JSON.stringify(place);
const empty = Buffer.alloc(0);

/** Those that were met, while a value is written. */
let taken: Buffer[] | null = null;

class Written implements ProxyHandler<object> {
  readonly #json: Buffer;
  #read: object | undefined;

  constructor(json: Buffer) {
    this.#json = json;
  }

  get(_target: object, key: PropertyKey): unknown {
    if (key === 'toJSON') return taken && (() => this.#take(taken));
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

  #take(parts: Buffer[] | null): unknown {
    if (parts === null) return this.#object();
    parts.push(this.#json);
    return place;
  }

  #object(): object {
    this.#read ??= JSON.parse(this.#json.toString()) as object;
    return this.#read;
  }
}
