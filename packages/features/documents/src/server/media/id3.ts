const headBytes = 10;

/** A number of seven bits a byte (ID3v2, section 6.2). */
const synchsafe = (content: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + (content.readUInt8(at + index) & 0x7f), 0);

/** MP3 and AAC: the tags before and behind the sound become padding (ID3v1, ID3v2, APEv2, Lyrics3). */
export function blankId3(content: Buffer): boolean {
  let start = 0;
  while (isTag(content, start)) start = blankTag(content, start);
  let end = content.length;
  for (let before = -1; before !== end;) {
    before = end;
    end = blankLast(content, start, end);
  }
  return start < end;
}

function isTag(content: Buffer, at: number): boolean {
  return content.length - at >= headBytes && content.toString('latin1', at, at + 3) === 'ID3';
}

/** Answers where the tag ends. Its frames become zeros, which is what padding is made of; so does what its flags announced. */
function blankTag(content: Buffer, at: number): number {
  const hasFooter = (content.readUInt8(at + 5) & 0x10) !== 0;
  const end = at + headBytes + synchsafe(content, at + 6) + (hasFooter ? headBytes : 0);
  if (end > content.length) throw new RangeError('ID3');
  content.writeUInt8(0, at + 5);
  content.fill(0, at + headBytes, end);
  return end;
}

/** Takes one tag from the end of what is left; answers where the rest ends. */
function blankLast(content: Buffer, start: number, end: number): number {
  const at = (bytes: number, word: string): boolean =>
    end - bytes >= start && content.toString('latin1', end - bytes, end - bytes + word.length) === word;
  if (at(128, 'TAG')) return zeroed(content, end - 128, end);
  if (at(227, 'TAG+')) return zeroed(content, end - 227, end);
  if (at(9, 'LYRICS200') || at(9, 'LYRICSEND')) {
    const begin = content.lastIndexOf('LYRICSBEGIN', end);
    if (begin < start) throw new RangeError('Lyrics3');
    return zeroed(content, begin, end);
  }
  if (at(32, 'APETAGEX')) {
    const hasHead = (content.readUInt32LE(end - 12) & 0x80000000) !== 0;
    const begin = end - content.readUInt32LE(end - 20) - (hasHead ? 32 : 0);
    if (begin < start) throw new RangeError('APEv2');
    return zeroed(content, begin, end);
  }
  if (at(10, '3DI')) {
    const begin = end - 20 - synchsafe(content, end - 4);
    if (begin < start) throw new RangeError('ID3 at the end');
    return zeroed(content, begin, end);
  }
  return end;
}

function zeroed(content: Buffer, begin: number, end: number): number {
  content.fill(0, begin, end);
  return begin;
}
