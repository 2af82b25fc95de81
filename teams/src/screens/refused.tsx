import { Button } from '@fluentui/react-components';
import { EmptyState } from '@pausenplatz/kernel-ui';
import { teamsTexts } from '../texts.ts';

/** Signing in did not work; says why, and offers to try again. */
export function Refused({ title, body, onAgain }: { readonly title: string; readonly body: string; readonly onAgain: () => void }) {
  return <EmptyState scene="closedGate" title={title} body={body} action={<Button onClick={onAgain}>{teamsTexts.failed.again}</Button>} />;
}
