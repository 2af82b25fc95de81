import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { signedHeaders, sumOfNothing } from './sign-s3.ts';

const keys = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', region: 'us-east-1' };
const sumOf = (text: string) => createHash('sha256').update(text).digest('hex');

// The four examples that Amazon publishes for Signature Version 4 in the header of a request.
it.each([
  [
    'an object',
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    sumOfNothing,
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'a new object',
    'PUT',
    '/test$file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    sumOf('Welcome to Amazon S3.'),
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  ['the life cycle', 'GET', '/?lifecycle', {}, sumOfNothing, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['a list', 'GET', '/?max-keys=2&prefix=J', {}, sumOfNothing, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
] as const)('%s is signed as Amazon says', (_name, method, path, headers, bodySum, signature) => {
  const url = new URL(`https://examplebucket.s3.amazonaws.com${path}`);
  const { authorization } = signedHeaders({ method, url, headers, bodySum, at: new Date('2013-05-24T00:00:00Z') }, keys);
  expect(authorization).toContain('Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,');
  expect(authorization?.split('Signature=')[1]).toBe(signature);
});
