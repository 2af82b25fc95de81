import { expect, test } from 'vitest';
import { putAddress } from './put-address.ts';

const permit = (connectionString: string, blobName = '2026/ab cd.jpg') => ({ connectionString, container: 'uploads', blobName });

test.each([
  ['plain', 'BlobEndpoint=https://files.test/dev;SharedAccessSignature=sv=1&sig=a%3D='],
  ['with a slash and a question mark', 'BlobEndpoint=https://files.test/dev/;SharedAccessSignature=?sv=1&sig=a%3D='],
  [
    'in another order, with more parts',
    'SharedAccessSignature=sv=1&sig=a%3D=;QueueEndpoint=https://q.test;BlobEndpoint=https://files.test/dev',
  ],
])('the address of an upload is read from a connection string, %s', (_how, connectionString) => {
  expect(putAddress(permit(connectionString))).toBe('https://files.test/dev/uploads/2026/ab%20cd.jpg?sv=1&sig=a%3D=');
});

test('a connection string without an endpoint is a fault', () => {
  expect(() => putAddress(permit('SharedAccessSignature=sig'))).toThrow('BlobEndpoint');
});
