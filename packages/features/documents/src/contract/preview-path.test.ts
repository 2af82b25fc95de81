import { expect, it } from 'vitest';
import { fileIn } from './file-in.ts';
import { hasPreview, previewOf } from './preview-path.ts';

it('the address of a preview holds that of its file', () => {
  const search = previewOf('/files/abc-1?d=20780&s=x_Y-z').split('?').slice(1).join('?');
  expect(fileIn(search)).toEqual({ id: 'abc-1', d: '20780', s: 'x_Y-z' });
});

it.each([
  '',
  'file=',
  'file=/seite/x',
  'file=https%3A%2F%2Ffremd.example%2Ffiles%2Fa%3Fd%3D1%26s%3D2',
  'file=/files/a',
  'file=/files/a/b?d=1%26s=2',
])('what is no address of a file is none: %s', (search) => expect(fileIn(search)).toBeNull());

it.each([
  ['application/pdf', true],
  ['image/png', true],
  ['text/plain', true],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', true],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', false],
  ['application/msword', false],
])('%s: %s', (mimeType, expected) => expect(hasPreview(mimeType)).toBe(expected));
