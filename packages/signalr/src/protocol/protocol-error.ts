/** The peer broke the hub protocol: the connection is closed with an error (allowReconnect true). */
export class ProtocolError extends Error {
  override readonly name = 'InvalidDataException';
}
