import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useCallback, useRef, useState } from 'react';
import { revealSecret } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { copyForAMoment } from './clipboard.ts';
import { useCoverSoon } from './use-cover-soon.ts';

interface Account {
  readonly id: string;
  readonly userId: string;
}

/** The one password that is shown. */
interface Shown extends Account {
  readonly secret: string;
}

export interface Showing {
  readonly shown: Shown | null;
  readonly isAsking: boolean;
  readonly show: (account: Account) => void;
  readonly copy: (account: Account) => void;
  readonly cover: () => void;
  /** The proof that the dialog got; what was wanted goes on. */
  readonly proven: (proof: string) => void;
  readonly giveUp: () => void;
  /** For what needs the proof itself, such as slips: asked for where there is none. */
  readonly withProof: (run: (proof: string | null) => Promise<void>) => void;
}

/**
 * One password at a time, for thirty seconds, out of every cache. It covers itself when the tab is left. Where the server wants to know who
 * asks, the own password is asked for once, and what was wanted is done.
 */
export function useShown(): Showing {
  const api = useApi();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isAsking, setAsking] = useState(false);
  const proof = useRef<string | null>(null);
  const wanted = useRef<((given: string | null) => Promise<void>) | null>(null);
  const cover = useCallback(() => setShown(null), []);

  useCoverSoon(shown, cover);

  const withProof = (run: (given: string | null) => Promise<void>) => {
    wanted.current = run;
    run(proof.current).catch((error: unknown) => {
      if (error instanceof RefusedError && error.body.code === 'PASSWORD_PROOF_NEEDED') setAsking(true);
      else notifyRefusal(error);
    });
  };
  const reveal = async ({ id, userId }: Account, given: string | null) =>
    (await api.call(revealSecret, { id, userId, proof: given })).secret;

  return {
    shown,
    isAsking,
    show: (account) =>
      withProof(async (given) => {
        const secret = await reveal(account, given);
        setShown({ ...account, secret });
      }),
    copy: (account) =>
      withProof(async (given) => {
        const isShown = shown?.id === account.id && shown.userId === account.userId;
        const secret = isShown ? Promise.resolve(shown.secret) : reveal(account, given);
        // Some browsers copy only while somebody presses: what the server says comes into the clipboard when it is there.
        if (await copySecret(secret)) return;
        setShown({ ...account, secret: await secret });
      }),
    cover,
    proven: (given) => {
      proof.current = given;
      setAsking(false);
      if (wanted.current) withProof(wanted.current);
    },
    giveUp: () => {
      wanted.current = null;
      setAsking(false);
    },
    withProof,
  };
}

/** Copies for thirty seconds and says so; rejects where there is nothing to copy, answers whether it was copied. */
export async function copySecret(secret: Promise<string>): Promise<boolean> {
  const isCopied = await copyForAMoment(secret);
  await secret;
  const { copied, notCopied } = passwordsUiTexts.shown;
  notify(isCopied ? { type: 'success', title: copied } : { type: 'error', title: notCopied });
  return isCopied;
}
