import { Button, makeStyles } from '@fluentui/react-components';
import { safeStorage, useApi } from '@pausenplatz/kernel-browser';
import { Card, EmptyState, judgedBy, RefusalBar, TextField, useForm } from '@pausenplatz/kernel-ui';
import { openLink, pageLimits } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';

const useStyles = makeStyles({
  card: { display: 'grid', justifyItems: 'center', gap: '8px', maxWidth: '480px', margin: '0 auto' },
  form: { display: 'grid', gap: '16px', width: '100%', maxWidth: '320px' },
});

/** What was proven in this tab, so that a reload does not ask again. */
const proofs = safeStorage('session');
const keyFor = (link: string) => `page-link:${link}`;
export const provenLink = (link: string): string | null => proofs.get(keyFor(link));
export const forgetProof = (link: string): void => proofs.remove(keyFor(link));

interface LinkPasswordFormProps {
  readonly url: string;
  readonly link: string;
  readonly onOpened: (link: string) => void;
}

/** Asks whoever was given a link for the word that belongs to it. */
export function LinkPasswordForm({ url, link, onOpened }: LinkPasswordFormProps) {
  const styles = useStyles();
  const { linkPassword: texts } = pageTexts;
  const api = useApi();
  const form = useForm({
    initial: { password: '' },
    judge: judgedBy(openLink, ({ password }) => ({ url, link, password })),
    send: async ({ password }) => {
      const opened = await api.call(openLink, { url, link, password });
      proofs.set(keyFor(link), opened.link);
      onOpened(opened.link);
    },
  });
  const { attach, onSubmit, refused, busy } = form;
  return (
    <Card className={styles.card}>
      <EmptyState as="h1" scene="closedGate" title={texts.title} body={texts.body} />
      <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate>
        {refused && <RefusalBar refused={refused} />}
        <TextField
          form={form}
          name="password"
          label={texts.label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maximum={pageLimits.linkPasswordMaximum}
        />
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {texts.open}
        </Button>
      </form>
    </Card>
  );
}
