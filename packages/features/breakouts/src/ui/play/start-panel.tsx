import { Button, makeStyles } from '@fluentui/react-components';
import { Sparkle24Regular } from '@fluentui/react-icons/svg/sparkle';
import { useApi } from '@pausenplatz/kernel-browser';
import { counted } from '@pausenplatz/kernel-contract';
import { Chip, judgedBy, look, RefusalBar, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { beginBreakout, breakoutLimits, joinBreakout } from '../../contract/index.ts';
import { playTexts as texts } from '../../texts.play.ts';

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', maxWidth: '440px' },
  field: { width: '100%' },
  input: { minHeight: look.touchPupil, fontSize: '1.15rem' },
  row: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  big: { minHeight: look.touchPupil, minWidth: '140px' },
});

interface StartPanelProps {
  readonly blockId: string;
  readonly locks: number;
  readonly isOff: boolean;
  readonly onBegin: (token: string) => void;
}

/** How a team begins: with a name, or by the code of a device that plays already. */
export function StartPanel({ blockId, locks, isOff, onBegin }: StartPanelProps) {
  const [joins, setJoins] = useState(false);
  return joins ? (
    <JoinForm blockId={blockId} onBegin={onBegin} onBack={() => setJoins(false)} />
  ) : (
    <BeginForm blockId={blockId} locks={locks} isOff={isOff} onBegin={onBegin} onJoin={() => setJoins(true)} />
  );
}

function BeginForm({ blockId, locks, isOff, onBegin, onJoin }: StartPanelProps & { readonly onJoin: () => void }) {
  const styles = useStyles();
  const api = useApi();
  const [ideas] = useState(() => texts.ideas.toSorted(() => Math.random() - 0.5));
  const [next, setNext] = useState(0);
  const form = useForm({
    initial: { name: '' },
    judge: judgedBy(beginBreakout, (fields) => ({ blockId, ...fields })),
    send: async (fields) => onBegin((await api.call(beginBreakout, { blockId, ...fields })).token),
  });
  const suggest = () => {
    form.set('name', ideas[next % ideas.length] ?? '');
    setNext(next + 1);
  };
  const { attach, onSubmit } = form;
  return (
    <form ref={attach} onSubmit={onSubmit} noValidate className={styles.form}>
      <Chip>{counted(texts.locks, locks)}</Chip>
      {form.refused && <RefusalBar refused={form.refused} typed={form.typed} />}
      <TextField
        form={form}
        name="name"
        label={texts.teamName}
        maximum={breakoutLimits.teamNameMaximum}
        className={styles.field}
        input={{ className: styles.input }}
        autoComplete="off"
        disabled={isOff}
      />
      <Button icon={<Sparkle24Regular />} onClick={suggest} disabled={isOff}>
        {texts.idea}
      </Button>
      <div className={styles.row}>
        <Button type="submit" appearance="primary" size="large" className={styles.big} disabled={isOff || form.busy}>
          {texts.begin}
        </Button>
        <Button size="large" className={styles.big} disabled={isOff} onClick={onJoin}>
          {texts.join}
        </Button>
      </div>
    </form>
  );
}

interface JoinFormProps extends Pick<StartPanelProps, 'blockId' | 'onBegin'> {
  readonly onBack: () => void;
}

function JoinForm({ blockId, onBegin, onBack }: JoinFormProps) {
  const styles = useStyles();
  const api = useApi();
  const form = useForm({
    initial: { code: '' },
    judge: judgedBy(joinBreakout, (fields) => ({ blockId, ...fields })),
    send: async (fields) => onBegin((await api.call(joinBreakout, { blockId, ...fields })).token),
  });
  const { attach, onSubmit } = form;
  return (
    <form ref={attach} onSubmit={onSubmit} noValidate className={styles.form}>
      {form.refused && <RefusalBar refused={form.refused} typed={form.typed} />}
      <TextField
        form={form}
        name="code"
        label={texts.joinCode}
        className={styles.field}
        input={{ className: styles.input }}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <div className={styles.row}>
        <Button type="submit" appearance="primary" size="large" className={styles.big} disabled={form.busy}>
          {texts.joinNow}
        </Button>
        <Button size="large" className={styles.big} onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
