import { expect, it } from 'vitest';
import { type Json, readJson, toJson, writeJson, writtenObject } from './written-json.ts';

const plate = { name: 'Teller "Süd", 5,40 €', tiers: [{ from: 6, price: 5.4 }], label: null };
const written = () => writtenObject<typeof plate>(toJson(plate));

it('writes what JSON.stringify does, with objects as they were written', () => {
  const values = [[written(), written()], { data: { products: [written()], total: 1 }, meta: 'ü' }, written(), [], 'ü'];
  const plain = [[plate, plate], { data: { products: [plate], total: 1 }, meta: 'ü' }, plate, [], 'ü'];
  expect(values.map((value) => writeJson(value).toString())).toEqual(plain.map((value) => JSON.stringify(value)));
});

it('keeps a byte in a character', () => {
  expect(toJson(plate)).toHaveLength(Buffer.byteLength(JSON.stringify(plate)));
  expect(readJson(toJson(plate))).toEqual(plate);
});

it('takes the bytes without reading them', () => {
  const unreadable = '{"not": JSON}' as Json;
  expect(writeJson({ product: writtenObject(unreadable) }).toString()).toBe('{"product":{"not": JSON}}');
});

it('is like the object for whoever looks at it', () => {
  const { name, ...others } = written();
  expect(name).toBe(plate.name);
  expect(others).toEqual({ tiers: plate.tiers, label: null });
  expect('tiers' in written() && !('total' in written())).toBe(true);
  expect(JSON.stringify({ data: [written()] })).toBe(JSON.stringify({ data: [plate] }));
  expect(structuredClone({ ...written() })).toEqual(plate);
  expect(() => Object.freeze(written())).toThrow(TypeError);
});

it('goes on after a value that cannot be written', () => {
  expect(() => writeJson({ product: written(), amount: 1n })).toThrow(TypeError);
  expect(JSON.stringify(written())).toBe(JSON.stringify(plate));
});
