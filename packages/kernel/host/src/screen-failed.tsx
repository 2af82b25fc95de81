import { Button } from '@fluentui/react-components';
import { EmptyState } from '@pausenplatz/kernel-ui';
import { hostTexts } from './texts.ts';

/** Stands where a screen could not be drawn. */
export function ScreenFailed() {
  const { title, body, reload } = hostTexts.boundary;
  return (
    <EmptyState
      as="h1"
      scene="rain"
      title={title}
      body={body}
      action={
        <Button appearance="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
      }
    />
  );
}
