import { demoPassword } from '@pausenplatz/account/server';
import { login } from '@pausenplatz/account/contract';
import type { AnyCall, OutputOf } from '@pausenplatz/kernel-contract';
import { requestFor } from '../../testing/call-request.ts';

/** Somebody of the demo school, or nobody, who asks a server and takes whatever it answers. */
export interface Asker {
  readonly userId: string;
  ask<C extends AnyCall>(
    call: C,
    input: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly status: number; readonly body: OutputOf<C> }>;
}

export async function asker(address: string, userName: string | null): Promise<Asker> {
  const asking = (token: string | null, userId: string): Asker => ({
    userId,
    async ask(call, input) {
      const [path, init] = requestFor(call, input, token, {});
      const response = await fetch(address + path, init);
      // Refused is answered too; whoever expects an output looks at the status.
      return { status: response.status, body: (await response.json()) as OutputOf<typeof call> };
    },
  });
  const nobody = asking(null, '');
  if (userName === null) return nobody;
  const { body } = await nobody.ask(login, { UserName: userName, Password: demoPassword, keeps: 'bearer' });
  if (!body.token || !body.user) throw new Error(`No sign-in for ${userName}`);
  return asking(body.token, body.user.id);
}
