/** The one error whose message the calling client is shown. Every other error is answered with a general text. */
export class HubException extends Error {
  override readonly name = 'HubException';
}
