import { useEffect, useState } from 'react';
import { forgetProof, LinkPasswordForm, provenLink } from './link-password-form.tsx';

interface LinkGateProps {
  readonly url: string;
  /** The secret, without a proof. */
  readonly secret: string;
  /** What was just tried; it is over where it carried a proof. */
  readonly tried: string;
  readonly onOpened: (link: string) => void;
}

/** The word of a link, asked for once in a tab. */
export function LinkGate({ url, secret, tried, onOpened }: LinkGateProps) {
  const [known] = useState(() => {
    const proof = provenLink(secret);
    if (proof !== tried) return proof;
    forgetProof(secret);
    return null;
  });
  useEffect(() => {
    if (known !== null) onOpened(known);
  }, [known, onOpened]);
  return known === null ? <LinkPasswordForm url={url} link={secret} onOpened={onOpened} /> : null;
}
