import { expect, it } from 'vitest';
import { viewerOf } from './viewer-path.ts';

it.each([
  ['/files/abc-1?d=20780&s=x_Y-z', '/dokumente/abc-1?d=20780&s=x_Y-z'],
  ['/embed/files/abc-1?d=20780&s=x_Y-z', '/dokumente/abc-1?d=20780&s=x_Y-z'],
  ['blob:https://app.example/1', 'blob:https://app.example/1'],
  ['', ''],
])('%s is looked at under %s', (fileUrl, expected) => expect(viewerOf(fileUrl)).toBe(expected));
