import { Button, Input, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { Page } from '../../contract/index.ts';
import { shownState } from '../../rules/index.ts';
import { pageTexts } from '../../texts.ts';
import type { PageUpdate } from '../data.ts';

const useStyles = makeStyles({
  row: { display: 'grid', gap: '12px 16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' },
});

interface ShareTimeProps {
  readonly page: Page;
  readonly change: (update: PageUpdate) => void;
}

/** From when and until when others see the page; a draft says first that nobody does. */
export function ShareTime({ page, change }: ShareTimeProps) {
  const styles = useStyles();
  const { time } = pageTexts.sharing;
  const [now] = useState(() => new Date());
  const state = shownState(page, now);
  const show = () => change({ id: page.id, field: 'draft', value: false });
  const renew = () => change({ id: page.id, field: 'visibleUntil', value: null });
  return (
    <>
      {state !== 'shown' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{time.states[state]}</MessageBarBody>
          {state !== 'notYet' && (
            <MessageBarActions>
              <Button size="medium" onClick={state === 'draft' ? show : renew}>
                {state === 'draft' ? time.show : time.renew}
              </Button>
            </MessageBarActions>
          )}
        </MessageBar>
      )}
      <div className={styles.row}>
        <Moment label={time.from} value={page.visibleFrom} onChange={(value) => change({ id: page.id, field: 'visibleFrom', value })} />
        <Moment label={time.until} value={page.visibleUntil} onChange={(value) => change({ id: page.id, field: 'visibleUntil', value })} />
      </div>
    </>
  );
}

interface MomentProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

function Moment({ label, value, onChange }: MomentProps) {
  return (
    <FormField label={label} help={value === null ? pageTexts.sharing.time.open : undefined}>
      <Input
        type="datetime-local"
        value={value === null ? '' : localOf(value)}
        onChange={(_event, { value: typed }) => onChange(typed === '' ? null : new Date(typed).toISOString())}
      />
    </FormField>
  );
}

/** As the browser's field wants it: in its own time, without a zone. */
function localOf(value: string): string {
  const moment = new Date(value);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
