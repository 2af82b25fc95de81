/** What the server hands out for one upload. */
interface UploadPermit {
  readonly connectionString: string;
  readonly container: string;
  readonly blobName: string;
}

/**
 * Address for one Put Blob request, read from a connection string `BlobEndpoint=…;SharedAccessSignature=…`
 * (Azure storage connection strings). Throws when either part is missing.
 */
export function putAddress({ connectionString, container, blobName }: UploadPermit): string {
  const endpoint = part(connectionString, 'BlobEndpoint').replace(/\/+$/, '');
  const signature = part(connectionString, 'SharedAccessSignature').replace(/^\?/, '');
  const name = blobName.split('/').map(encodeURIComponent).join('/');
  return `${endpoint}/${encodeURIComponent(container)}/${name}?${signature}`;
}

// Values hold '=' themselves (signatures do), so only the first one parts name and value.
function part(connectionString: string, name: string): string {
  const found = connectionString.split(';').find((one) => one.startsWith(`${name}=`));
  if (found === undefined) throw new Error(`The connection string has no ${name}`);
  return found.slice(name.length + 1);
}
