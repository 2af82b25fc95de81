import { Encoder } from '@msgpack/msgpack';

// Values of every kind; each field gets all that it must not be.
const values: readonly unknown[] = [null, true, false, 0, -1, 1.5, '', 'text', [], [1], [null], {}, { a: 1 }, { '': 'x' }];

interface Field {
  readonly name: string;
  readonly isAllowed: (value: unknown) => boolean;
  readonly isRequired: boolean;
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const id: Field = { name: 'invocationId', isAllowed: isText, isRequired: true };
const target: Field = { name: 'target', isAllowed: isText, isRequired: true };
const args: Field = { name: 'arguments', isAllowed: Array.isArray, isRequired: true };
const headers: Field = {
  name: 'headers',
  isAllowed: (value) =>
    value === null ||
    (typeof value === 'object' && !Array.isArray(value) && Object.entries(value).every(([key, text]) => key !== '' && isText(text))),
  isRequired: false,
};
const streamIds: Field = {
  name: 'streamIds',
  isAllowed: (value) => value === null || (Array.isArray(value) && value.every(isText)),
  isRequired: false,
};
const sequenceId: Field = { name: 'sequenceId', isAllowed: (value) => Number.isSafeInteger(value) && Number(value) >= 0, isRequired: true };
const optionalId: Field = { ...id, isAllowed: (value) => value === null || isText(value), isRequired: false };
const optionalError: Field = { name: 'error', isAllowed: (value) => value === null || typeof value === 'string', isRequired: false };
const optionalFlag: Field = {
  name: 'allowReconnect',
  isAllowed: (value) => value === null || typeof value === 'boolean',
  isRequired: false,
};

interface Shape {
  readonly good: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

const shapes: readonly Shape[] = [
  { good: { type: 1, target: 'Echo', invocationId: '1', arguments: [1] }, fields: [target, args, optionalId, headers, streamIds] },
  { good: { type: 4, target: 'Count', invocationId: '1', arguments: [1] }, fields: [target, args, id, headers, streamIds] },
  { good: { type: 2, invocationId: '1', item: 1 }, fields: [id, headers, { name: 'item', isAllowed: () => true, isRequired: true }] },
  { good: { type: 3, invocationId: '1', result: 1 }, fields: [id, headers, { ...optionalError, isAllowed: (value) => value === null }] },
  { good: { type: 3, invocationId: '1' }, fields: [id, headers, optionalError] },
  { good: { type: 5, invocationId: '1' }, fields: [id, headers] },
  { good: { type: 7 }, fields: [optionalError, optionalFlag] },
  { good: { type: 8, sequenceId: 1 }, fields: [sequenceId] },
  { good: { type: 9, sequenceId: 1 }, fields: [sequenceId] },
];

/** JSON hub messages (without 0x1E) that no server may accept: wrong types, missing fields, cut and spoiled text. */
export function jsonCorpus(): readonly string[] {
  const list = [
    '',
    ' ',
    'null',
    'true',
    '1',
    '"x"',
    '[]',
    '[1]',
    '{',
    '}',
    '{"type":}',
    "{'type':6}",
    '{"type":6}{"type":6}',
    '{"type":6},',
    '\ufeff{"type":6}',
  ];
  for (const value of [...values, '6', 1e300]) {
    if (!Number.isSafeInteger(value)) list.push(JSON.stringify({ type: value }));
  }
  list.push('{}', '{"Type":6}', '{"type":NaN}', '{"type":06}', '{"type":6,}');
  for (const { good, fields } of shapes) {
    for (const field of fields) {
      for (const value of values) if (!field.isAllowed(value)) list.push(JSON.stringify({ ...good, [field.name]: value }));
      if (field.isRequired) list.push(JSON.stringify({ ...good, [field.name]: undefined }));
    }
    const text = JSON.stringify(good);
    for (let length = 1; length < text.length; length++) list.push(text.slice(0, length));
    for (const wrong of ['\u0000', '\\', '"', '}', '\n\u0001']) {
      for (const at of [1, 5, text.length - 1]) {
        const spoiled = text.slice(0, at) + wrong + text.slice(at);
        if (!parses(spoiled)) list.push(spoiled);
      }
    }
  }
  list.push(JSON.stringify({ type: 1, target: 'Sum', arguments: [1], streamIds: ['a', 'a'] }));
  return [...new Set(list)];
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const encoder = new Encoder();
const encode = (value: unknown) => Buffer.from(encoder.encode(value));

const good: readonly {
  readonly list: readonly unknown[];
  readonly least: number;
  readonly isAllowed: readonly (((value: unknown) => boolean) | null)[];
}[] = [
  {
    list: [1, {}, '1', 'Echo', [1], []],
    least: 5,
    isAllowed: [null, headers.isAllowed, optionalId.isAllowed, isText, Array.isArray, streamIds.isAllowed],
  },
  {
    list: [4, {}, '1', 'Count', [1], []],
    least: 5,
    isAllowed: [null, headers.isAllowed, isText, isText, Array.isArray, streamIds.isAllowed],
  },
  { list: [2, {}, '1', 'item'], least: 4, isAllowed: [null, headers.isAllowed, isText] },
  {
    list: [3, {}, '1', 3, 'result'],
    least: 5,
    isAllowed: [null, headers.isAllowed, isText, (value) => value === 1 || value === 2 || value === 3],
  },
  {
    list: [3, {}, '1', 1, 'error'],
    least: 5,
    isAllowed: [null, headers.isAllowed, isText, (value) => value === 1 || value === 2 || value === 3, isText],
  },
  { list: [5, {}, '1'], least: 3, isAllowed: [null, headers.isAllowed, isText] },
  { list: [7, null, true], least: 2, isAllowed: [null, optionalError.isAllowed, optionalFlag.isAllowed] },
  { list: [8, 1], least: 2, isAllowed: [null, sequenceId.isAllowed] },
  { list: [9, 1], least: 2, isAllowed: [null, sequenceId.isAllowed] },
];

/** MessagePack hub messages (without their length) that no server may accept. */
export function messagePackCorpus(): readonly Buffer[] {
  const list: Buffer[] = [Buffer.from([0xc1]), Buffer.from([0x91, 0xc1]), Buffer.from([]), Buffer.from([0x91]), Buffer.from([0x92, 6])];
  for (const value of values) if (!Array.isArray(value)) list.push(encode(value));
  for (const value of values) if (!Number.isSafeInteger(value)) list.push(encode([value]));
  for (const { list: fields, least, isAllowed } of good) {
    for (const [index, allowed] of isAllowed.entries()) {
      if (allowed === null) continue;
      for (const value of values) if (!allowed(value)) list.push(encode(fields.with(index, value)));
    }
    for (let length = 1; length < least; length++) list.push(encode(fields.slice(0, length)));
    const bytes = encode(fields);
    for (let length = 1; length < bytes.length; length++) list.push(bytes.subarray(0, length));
    for (const extra of [0x00, 0xc0, 0x91, 0xff]) list.push(Buffer.concat([bytes, Buffer.from([extra])]));
    for (let at = 0; at < bytes.length; at++) {
      const spoiled = Buffer.from(bytes);
      spoiled[at] = 0xc1;
      // Inside a text 0xc1 is invalid UTF-8, elsewhere an invalid type.
      list.push(spoiled);
    }
  }
  const start = [0x95, 1, 0x80, 0xa1, 0x31, 0xa4, 0x45, 0x63, 0x68, 0x6f];
  const hostile: readonly (readonly number[])[] = [
    [0xdd, 0xff, 0xff, 0xff, 0xff],
    [0xdc, 0xff, 0xff, 1],
    [0x91, 0xdf, 0xff, 0xff, 0xff, 0xff],
    [0x91, 0xdb, 0xff, 0xff, 0xff, 0xff, 0x61],
    [0x91, 0xc6, 0xff, 0xff, 0xff, 0xff, 0x61],
    [0x91, 0xc9, 0xff, 0xff, 0xff, 0xff, 0x01],
    [0x91, 0xa2, 0xc3, 0x28],
    [0x91, 0xa3, 0xed, 0xa0, 0x80],
    [0x91, 0xa4, 0xf5, 0x80, 0x80, 0x80],
    [0x91, 0x81, 0xa9, 0x5f, 0x5f, 0x70, 0x72, 0x6f, 0x74, 0x6f, 0x5f, 0x5f, 0x01],
    [...Array.from({ length: 100 }, () => 0x91), 0x01],
    [0x91, 0xc7, 0x05, 0xff, 1, 2, 3, 4, 5],
  ];
  for (const tail of hostile) list.push(Buffer.from([...start, ...tail]));
  list.push(encode([1, {}, null, 'Sum', [1], ['a', 'a']]));
  return list;
}
