import { Button } from '@fluentui/react-components';
import { Eye24Regular } from '@fluentui/react-icons/svg/eye';
import { notifyRefusal, offerUndo } from '@pausenplatz/kernel-ui';
import type { Page } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';
import type { PageUpdate } from '../data.ts';

interface ShowButtonProps {
  readonly page: Page;
  readonly update: (update: PageUpdate) => Promise<unknown>;
}

/** Ends the draft: from now on everybody sees the page who may read it. */
export function ShowButton({ page, update }: ShowButtonProps) {
  const show = (draft: boolean) => update({ id: page.id, field: 'draft', value: draft });
  const showNow = async () => {
    await show(false);
    offerUndo({ title: pageTexts.shown, onUndo: () => void show(true).catch(notifyRefusal) });
  };
  return (
    <Button appearance="primary" icon={<Eye24Regular />} onClick={() => void showNow().catch(notifyRefusal)}>
      {pageTexts.show}
    </Button>
  );
}
