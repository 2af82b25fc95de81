import { expect, it } from 'vitest';
import { serviceOfAddress } from './service-of-address.ts';

it.each([
  ['https://www.youtube.com/watch?v=abc', 'youtube'],
  ['https://youtu.be/abc', 'youtube'],
  ['https://www.youtube.com./embed/abc', 'youtube'],
  ['https://tube.schule.example/w/9c9de5e8Ab', 'peertube'],
  ['https://player.vimeo.com/video/1', 'vimeo'],
  ['https://www.srf.ch/play/tv', 'srf'],
  ['https://learningapps.org/259', 'learningapps'],
  ['https://polypad.amplify.com/p/abc', 'polypad'],
  ['https://mathigon.org/polypad/abc', 'polypad'],
  ['https://www.igel.example/', 'websites'],
  ['https://notyoutube.com/', 'websites'],
  ['https://youtube.com.igel.example/', 'websites'],
] as const)('%s is %s', (url, service) => {
  expect(serviceOfAddress(url)).toBe(service);
});
