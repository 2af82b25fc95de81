import { describe, expect, it } from 'vitest';
import { videoBlock } from './blocks/media.ts';
import { videoAddress } from './video-address.ts';

const part = { start: 90, end: 120 };

describe('the address of a video', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=90&end=120',
    ],
    [
      'https://youtu.be/aqz-KE-bpKQ?si=x',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=90&end=120',
    ],
    ['https://vimeo.com/123456789', 'Vimeo', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1#t=90s'],
    [
      'https://www.srf.ch/play/tv/srf-school/video/der-igel?urn=urn:srf:video:0a1b2c3d-4e5f-6789-abcd-ef0123456789',
      'SRF',
      'https://www.srf.ch/play/embed?urn=urn:srf:video:0a1b2c3d-4e5f-6789-abcd-ef0123456789&startTime=90',
    ],
    [
      'https://tube.schule.example/w/9c9de5e8Ab',
      'tube.schule.example',
      'https://tube.schule.example/videos/embed/9c9de5e8Ab?autoplay=1&p2p=0&start=90&stop=120',
    ],
  ])('%s is one of %s', (address, host, frameUrl) => {
    expect(videoAddress(address, part)).toMatchObject({ host, frameUrl });
    expect(videoAddress(address)?.frameUrl).not.toMatch(/90|120/);
  });

  it.each([
    'https://www.youtube.com/channel/abc',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'http://tube.schule.example/w/9c9de5e8Ab',
    'https://user:wort@tube.schule.example/w/9c9de5e8Ab',
    'https://tube.schule.example:8443/w/9c9de5e8Ab',
    'javascript:alert(1)//w/9c9de5e8Ab',
    'https://www.srf.ch/play/tv/x?urn=urn:srf:audio:0a1b2c3d',
  ])('%s is none', (address) => expect(videoAddress(address)).toBeNull());
});

describe('the part of a film that is shown', () => {
  const messages = (part: { readonly start?: number; readonly end?: number }) =>
    videoBlock.settings.safeParse({ url: '', fileId: null, title: '', ...part }).error?.issues.map(({ path, message }) => [path, message]);

  it('ends after it begins', () => {
    for (const right of [{}, { start: 90 }, { end: 90 }, { start: 90, end: 91 }]) expect(messages(right)).toBeUndefined();
    for (const end of [90, 30]) expect(messages({ start: 90, end })).toEqual([[['end'], 'Das Ende liegt nach dem Anfang.']]);
  });
});
