import { ButtonLink, EmptyState } from '@pausenplatz/kernel-ui';
import { teamsTexts } from '../texts.ts';

/** A window of the sign-in that no tab opened. */
export function NoWindow() {
  const { title, body, action } = teamsTexts.signInWindow;
  return <EmptyState as="h1" scene="closedGate" title={title} body={body} action={<ButtonLink to="/">{action}</ButtonLink>} />;
}
