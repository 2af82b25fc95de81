import { ButtonLink, EmptyState } from '@pausenplatz/kernel-ui';
import { teamsTexts } from '../texts.ts';
import { addressWith } from './window-paths.ts';

interface WindowFailedProps {
  /** Of the tab that waits; without it there is no other road from here. */
  readonly handle: string | null;
  readonly title?: string;
  readonly body: string;
}

/** A road did not lead in: says why, and offers the others. */
export function WindowFailed({ handle, title, body }: WindowFailedProps) {
  const { failed, window: texts } = teamsTexts;
  const other = handle !== null && (
    <ButtonLink to={addressWith('/teams/login', handle)} appearance="primary">
      {texts.other}
    </ButtonLink>
  );
  return <EmptyState as="h1" scene="closedGate" title={title ?? failed.title} body={body} action={other || undefined} />;
}
