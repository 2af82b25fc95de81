import { describe, expect, it } from 'vitest';
import { secondsOf } from './length/seconds-of.ts';
import { soundType } from './sound-only.ts';
import { withoutPlaces } from './without-places.ts';

const place = '+47.3769+008.5417/Kinderheim';
const sound = Buffer.from('so klingt ein Igel im Herbst');

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u32le = (value: number) => Buffer.from(u32(value)).reverse();
const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
const hdlr = (type: string) => box('hdlr', u32(0), u32(0), type, Buffer.alloc(12));
/** A track with one chunk of one sample. */
const trak = (type: string, offset: number, length: number, ...more: Buffer[]) => {
  const tables = [
    box('stsz', u32(0), u32(0), u32(1), u32(length)),
    box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
    box('stco', u32(0), u32(1), u32(offset)),
  ];
  return box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', hdlr(type), box('minf', box('stbl', ...tables))), ...more);
};
function anMp4(): Buffer {
  const ftyp = box('ftyp', 'isom', u32(0));
  const start = ftyp.length + 8;
  const mdat = box('mdat', sound, place);
  const tracks = [trak('soun', start, sound.length, box('udta', box('loci', place))), trak('meta', start + sound.length, place.length)];
  const udta = box('udta', box('\u00a9xyz', place), box('meta', u32(0), box('ilst', place)));
  return Buffer.concat([
    ftyp,
    mdat,
    box('moov', box('mvhd', Buffer.alloc(100)), ...tracks, udta, box('meta', place)),
    box('uuid', place),
    box('free', place),
  ]);
}

const frames = (words: string) =>
  Buffer.concat([
    Buffer.from('ID3\u0003\u0000\u0000', 'latin1'),
    Buffer.from([0, 0, 0, words.length + 10]),
    Buffer.from('GEOB'),
    u32(words.length),
    Buffer.alloc(2),
    Buffer.from(words),
  ]);
const anMp3 = () =>
  Buffer.concat([
    frames(place),
    Buffer.from('fffb9000', 'hex'),
    sound,
    Buffer.from('APETAGEX'),
    u32le(2000),
    u32le(32 + place.length),
    u32le(1),
    u32le(0xa0000000),
    Buffer.alloc(8),
    Buffer.from(place),
    Buffer.from('APETAGEX'),
    u32le(2000),
    u32le(32 + place.length),
    u32le(1),
    u32le(0x80000000),
    Buffer.alloc(8),
    Buffer.from('TAG'),
    Buffer.from(place.padEnd(125, ' ')),
  ]);
const block = (head: number, content: Buffer | string) =>
  Buffer.concat([Buffer.from([head]), u32(content.length).subarray(1), Buffer.from(content)]);
const aFlac = () =>
  Buffer.concat([Buffer.from('fLaC'), block(0, Buffer.alloc(34)), block(4, place), block(2, place), block(0x80 | 6, place), sound]);
const chunk = (name: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(name), u32le(content.length), Buffer.from(content), Buffer.alloc(content.length % 2)]);
const aWav = () => {
  const chunks = Buffer.concat([
    chunk('fmt ', Buffer.alloc(16)),
    chunk('LIST', `INFOIART${place}`),
    chunk('bext', place),
    chunk('data', sound),
    chunk('id3 ', place),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), u32le(chunks.length + 4), Buffer.from('WAVE'), chunks]);
};
const words = (text: string) => Buffer.concat([u32le(text.length), Buffer.from(text)]);
const page = (packet: Buffer, sequence: number) => {
  const lacing = Buffer.from([...Array.from({ length: Math.floor(packet.length / 255) }, () => 255), packet.length % 255]);
  return Buffer.concat([
    Buffer.from('OggS\u0000\u0000', 'latin1'),
    Buffer.alloc(8),
    u32le(7),
    u32le(sequence),
    u32(0),
    Buffer.from([lacing.length]),
    lacing,
    packet,
  ]);
};
const anOpus = () =>
  Buffer.concat([
    page(Buffer.concat([Buffer.from('OpusHead'), Buffer.alloc(11)]), 0),
    page(
      Buffer.concat([
        Buffer.from('OpusTags'),
        words('libopus'),
        u32le(2),
        words(`GEO_LOCATION=${place}`),
        words(`COVER=${'x'.repeat(400)}`),
        Buffer.from(place),
      ]),
      1,
    ),
    page(sound, 2),
  ]);
const aVorbis = () =>
  Buffer.concat([
    page(Buffer.concat([Buffer.from('\u0001vorbis', 'latin1'), Buffer.alloc(23)]), 0),
    page(Buffer.concat([Buffer.from('\u0003vorbis', 'latin1'), words('me'), u32le(1), words(`LOCATION=${place}`), Buffer.from([1])]), 1),
    page(sound, 2),
  ]);
const element = (id: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x40 | (body.length >> 8), body.length & 0xff]), body]);
};
const entry = (type: number) => element('1654ae6b', element('ae', element('83', Buffer.from([type]))));
const aWebm = (type = 1) => {
  const info = element('1549a966', element('2ad7b1', Buffer.from([1])), element('7ba9', Buffer.from(place)));
  const cluster = Buffer.concat([Buffer.from('1f43b67501ffffffffffffff', 'hex'), element('e7', Buffer.from([0])), element('a3', sound)]);
  const tags = element('1254c367', element('7373', Buffer.from(place.repeat(6))));
  const segment = Buffer.concat([
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    info,
    entry(type),
    cluster,
    tags,
    element('1941a469', Buffer.from(place)),
  ]);
  return Buffer.concat([element('1a45dfa3', element('4282', Buffer.from('webm'))), segment]);
};

/** A WebM that is full of one element, inside of another one with its length. */
const aFullWebm = (inside: string, part: string, count: number) =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from('webm'))),
    Buffer.from(`1853806701ffffffffffffff${inside}`, 'hex'),
    Buffer.alloc((count * part.length) / 2, part, 'hex'),
  ]);
const openLength = '01ffffffffffffff';
const aLength = (bytes: number) => `01${bytes.toString(16).padStart(14, '0')}`;
/** An MP4 whose tracks of places have chunks of one sample each, all at the beginning of the file. */
const aTrackOf = (chunks: number, bytes: number, tracks = 1) => {
  const tables = [
    box('stsz', u32(0), u32(bytes), u32(chunks)),
    box('stsc', u32(0), u32(1), u32(1), u32(1), u32(1)),
    box('stco', u32(0), u32(chunks), Buffer.alloc(chunks * 4)),
  ];
  const one = box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', hdlr('meta'), box('minf', box('stbl', ...tables))));
  return Buffer.concat([box('ftyp', 'isom'), box('moov', ...Array.from({ length: tracks }, () => one)), box('mdat', Buffer.alloc(bytes))]);
};

const clean = async (content: Buffer, mimeType: string) => {
  const found = await withoutPlaces({ content: Buffer.from(content), mimeType });
  return found && Buffer.from(found.content);
};

describe('a recording', () => {
  it.each([
    ['MP4', 'video/mp4', anMp4],
    ['M4A', 'audio/x-m4a', anMp4],
    ['MP3', 'audio/mpeg', anMp3],
    ['FLAC', 'audio/flac', aFlac],
    ['WAV', 'audio/wav', aWav],
    ['Opus', 'audio/opus', anOpus],
    ['Vorbis', 'audio/ogg', aVorbis],
    ['WebM', 'video/webm', aWebm],
    ['WebM of sound', 'audio/webm', () => aWebm(2)],
  ] as const)('%s keeps its length and its sound, and tells no place any more', async (_name, mimeType, make) => {
    const content = make();
    expect(content.includes(place)).toBe(true);
    const found = await clean(content, mimeType);
    expect(found?.length).toBe(content.length);
    expect(found?.includes(sound)).toBe(true);
    for (const word of ['47.3769', 'Kinderheim']) expect(found?.includes(word), word).toBe(false);
    // What was cleaned is clean.
    expect((await clean(found ?? content, mimeType))?.equals(found ?? content)).toBe(true);
  });

  it.each([
    ['an MP4 whose box leads out of it', 'video/mp4', () => Buffer.concat([anMp4(), u32(9_999), Buffer.from('moov')])],
    ['an MP4 without tracks', 'video/mp4', () => box('ftyp', 'isom')],
    ['an MP4 in fragments with a track of places', 'video/mp4', () => Buffer.concat([anMp4(), box('moof', Buffer.alloc(0))])],
    ['an MP4 whose table of samples lies', 'video/mp4', () => Buffer.concat([box('ftyp', 'isom'), box('moov', trak('meta', 4, 99_999))])],
    ['an MP3 whose tag leads out of it', 'audio/mpeg', () => Buffer.from('ID3\u0003\u0000\u0000\u007f\u007f\u007f\u007fabc', 'latin1')],
    ['a FLAC that breaks off', 'audio/flac', () => aFlac().subarray(0, 20)],
    ['an Ogg that breaks off', 'audio/ogg', () => anOpus().subarray(0, 90)],
    ['an Ogg of another codec', 'audio/ogg', () => Buffer.concat([page(Buffer.from('Speex   '), 0), page(Buffer.from('Speex'), 1)])],
    ['a WebM with a track of words', 'video/webm', () => aWebm(0x11)],
    ['a WebM that is none', 'video/webm', () => Buffer.from('1a45dfa3', 'hex')],
    // Each would be read for a minute and more, and take a gigabyte.
    ['a WebM of two bytes each', 'video/webm', () => aFullWebm(`1f43b675${openLength}`, 'ec80', 3_000_000)],
    ['a WebM with facts of two bytes each', 'video/webm', () => aFullWebm(`1549a966${aLength(6_000_000)}`, 'ec80', 3_000_000)],
    ['an MP4 of empty boxes', 'video/mp4', () => Buffer.concat([anMp4(), ...Array.from({ length: 300_000 }, () => box('free'))])],
    ['an MP4 whose samples lie on top of each other', 'video/mp4', () => aTrackOf(200_000, 2_000_000)],
    ['an MP4 with many tracks of many samples', 'video/mp4', () => aTrackOf(150_000, 0, 20)],
    ['a recording of a kind that nobody cleans', 'video/quicktime', anMp4],
  ] as const)('is not taken: %s', async (_name, mimeType, make) => {
    expect(await clean(make(), mimeType)).toBeNull();
  });
});

describe('what a browser recorded', () => {
  it.each([
    ['sound in WebM', 'video/webm', aWebm(2), 'audio/webm'],
    ['a film in WebM', 'video/webm', aWebm(1), 'video/webm'],
    ['a WebM that ends too soon', 'video/webm', aWebm(2).subarray(0, 30), 'video/webm'],
    ['a WebM that is none', 'video/webm', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(60)]), 'video/webm'],
    ['a film in MP4', 'video/mp4', anMp4(), 'video/mp4'],
    ['an MP4 that is none', 'video/mp4', Buffer.from('00000009667479', 'hex'), 'video/mp4'],
    ['a picture', 'image/png', Buffer.from('x'), 'image/png'],
  ])('%s is told by its tracks', (_what, mimeType, content, expected) => {
    expect(soundType(Buffer.from(content), mimeType)).toBe(expected);
  });
});

describe('how long a recording is', () => {
  const head = (type: string, perSecond: number, length: number) =>
    box(type, u32(0), u32(0), u32(0), u32(perSecond), u32(length), Buffer.alloc(80));
  const track = box(
    'trak',
    box('tkhd', u32(0), u32(0), u32(0), u32(1), Buffer.alloc(60)),
    box('mdia', head('mdhd', 1_000, 0), hdlr('soun')),
  );
  const inFragments = (...runs: Buffer[]) => {
    const mvex = box('mvex', box('trex', u32(0), u32(1), u32(1), u32(500), u32(0), u32(0)));
    const tfdt = box('tfdt', u32(0x01000000), u32(0), u32(2_000));
    const moof = box('moof', box('traf', box('tfhd', u32(0), u32(1)), tfdt, ...runs));
    return Buffer.concat([box('ftyp', 'isom', u32(0)), box('moov', head('mvhd', 1_000, 0), track, mvex), moof]);
  };
  const aLiveWebm = (...facts: Buffer[]) => {
    const block = (time: number) => element('a3', Buffer.from([0x81, time >> 8, time & 0xff, 0x80]), sound);
    const group = element('a0', element('a1', Buffer.from([0x81, 1, 0xf4, 0x80])));
    const cluster = Buffer.concat([
      Buffer.from('1f43b67501ffffffffffffff', 'hex'),
      element('e7', Buffer.from([7, 0xd0])),
      block(250),
      group,
    ]);
    const info = element('1549a966', element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])), ...facts);
    return Buffer.concat([
      element('1a45dfa3', element('4282', Buffer.from('webm'))),
      Buffer.from('1853806701ffffffffffffff', 'hex'),
      info,
      entry(2),
      cluster,
    ]);
  };
  const float = (value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return bytes;
  };
  const format = Buffer.alloc(16);
  format.writeUInt32LE(8, 8);
  const placed = (packet: Buffer, sequence: number, samples: number) => {
    const bytes = page(packet, sequence);
    bytes.writeUInt32LE(samples, 6);
    return bytes;
  };
  const opusHead = Buffer.concat([Buffer.from('OpusHead'), Buffer.alloc(11)]);
  const opusTags = Buffer.concat([Buffer.from('OpusTags'), words('x'), u32le(0)]);
  const streamInfo = Buffer.alloc(34);
  // 8000 samples a second, and 20,000 of them.
  streamInfo.writeUIntBE(8_000 << 4, 10, 3);
  streamInfo.writeUInt32BE(20_000, 14);
  const mp3Frame = Buffer.concat([Buffer.from('fffb9000', 'hex'), Buffer.alloc(413)]);
  const aacFrame = Buffer.concat([Buffer.from('fff1508001fffc', 'hex'), Buffer.alloc(8)]);
  it.each([
    [
      'an MP4 that says it',
      'video/mp4',
      () => Buffer.concat([box('ftyp', 'isom', u32(0)), box('moov', head('mvhd', 1_000, 42_000), track)]),
      42,
    ],
    ['an MP4 in fragments of one length', 'audio/mp4', () => inFragments(box('trun', u32(0), u32(2))), 3],
    ['an MP4 in fragments of own lengths', 'video/mp4', () => inFragments(box('trun', u32(0x100), u32(2), u32(40), u32(60))), 2.1],
    ['an MP4 whose number of samples lies', 'video/mp4', () => inFragments(box('trun', u32(0x100), u32(9_999), u32(40))), null],
    ['a WebM that says it', 'video/webm', () => aLiveWebm(element('4489', float(61_500))), 61.5],
    ['a WebM as browsers record it', 'audio/webm', () => aLiveWebm(), 2.5],
    [
      'a WAV',
      'audio/wav',
      () => Buffer.concat([Buffer.from('RIFF'), u32le(60), Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', Buffer.alloc(24))]),
      3,
    ],
    ['an Opus', 'audio/opus', () => Buffer.concat([placed(opusHead, 0, 0), placed(opusTags, 1, 0), placed(sound, 2, 72_000)]), 1.5],
    ['a FLAC', 'audio/flac', () => Buffer.concat([Buffer.from('fLaC'), block(0x80, streamInfo), sound]), 2.5],
    ['an MP3', 'audio/mpeg', () => Buffer.concat([frames(place), ...Array.from({ length: 100 }, () => mp3Frame)]), 2.612],
    ['an AAC', 'audio/aac', () => Buffer.concat(Array.from({ length: 100 }, () => aacFrame)), 2.322],
    ['sound that nobody reads', 'audio/mpeg', anOpus, null],
  ] as const)('%s', async (_name, mimeType, make, seconds) => {
    const found = secondsOf(make(), mimeType);
    expect(found === null ? null : Math.round(found * 1_000) / 1_000).toBe(seconds);
  });

  it('is found when it is cleaned', async () => {
    expect((await withoutPlaces({ content: aLiveWebm(), mimeType: 'audio/webm' }))?.seconds).toBe(2.5);
  });
});
