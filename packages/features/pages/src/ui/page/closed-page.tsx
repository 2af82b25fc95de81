import { signInPathFor } from '@pausenplatz/kernel-host';
import { ButtonLink, EmptyState, notify, Skeletons } from '@pausenplatz/kernel-ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pageTexts } from '../../texts.ts';

const noticeMs = 3000;

/**
 * A page that a visitor may not see, or that is not there: they go to the sign-in form, as on every screen that needs one, and come
 * back. Whoever was given a link has no account, most likely; they read what to do first.
 */
export function ClosedPage({ byLink }: { readonly byLink: boolean }) {
  const { pathname } = useLocation();
  const { closed } = pageTexts;
  if (!byLink) return <ToSignIn />;
  return (
    <EmptyState
      as="h1"
      scene="closedGate"
      title={closed.linkTitle}
      body={closed.linkBody}
      action={<ButtonLink to={signInPathFor(pathname)}>{closed.signIn}</ButtonLink>}
    />
  );
}

function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = pathname + search + hash;
  useEffect(() => {
    const { title, body } = pageTexts.closed;
    notify({ type: 'info', key: 'guard', title, body, timeoutMs: noticeMs });
    void navigate(signInPathFor(wanted), { replace: true });
  }, [navigate, wanted]);
  return <Skeletons shape="page" />;
}
