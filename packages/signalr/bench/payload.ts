/** A chat message of ordinary size (about 300 bytes as a JSON hub message); `at` is CLOCK_MONOTONIC in µs, the same in all processes. */
export function makePayload(): { readonly at: number } & Record<string, unknown> {
  return {
    v: 1,
    rev: 4711,
    at: nowMicros(),
    chatId: '0d6f1c3e-7d2a-4b0c-9f5e-1a2b3c4d5e6f',
    message: {
      id: 'c7b3d1f0-52a4-4e57-8d3f-6a1b2c3d4e5f',
      from: 'user-12345',
      date: '2026-03-02T08:15:30.000Z',
      message: 'Guten Morgen zusammen, heute treffen wir uns um zehn Uhr vor dem Schulhaus.',
      attachments: [],
    },
  };
}

export function nowMicros(): number {
  return Number(process.hrtime.bigint() / 1000n);
}
