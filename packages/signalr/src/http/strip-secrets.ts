const secretKeys = new Set(['access_token', 'id']);

/**
 * Takes the secrets of a hub URL out of it, for access logs, traces and error reports (A2):
 * `access_token` is the user's, `id` is the connection token. Keys are matched case-insensitively and percent-decoded.
 */
export function stripSecrets(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const kept = url
    .slice(start + 1)
    .split('&')
    .map((pair) => {
      const key = pair.split('=', 1)[0] ?? '';
      return secretKeys.has(decodeKey(key).toLowerCase()) ? `${key}=…` : pair;
    });
  return `${url.slice(0, start)}?${kept.join('&')}`;
}

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key.replaceAll('+', ' ')).trim();
  } catch {
    return key;
  }
}
