import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { codeFault, tidyCode } from '@pausenplatz/kernel-format';
import { Card, RefusalBar, Screen as Frame, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { beamLimits, openBeam } from '../../contract/index.ts';
import { beamTexts } from '../../texts.ts';
import { beamTitles } from '../../titles.ts';

const { enter: texts } = beamTexts;

const useStyles = makeStyles({
  form: { display: 'grid', gap: '16px', justifyItems: 'stretch', gridTemplateColumns: 'minmax(0, 1fr)' },
  field: {
    minWidth: 0,
    '& .fui-Input': { minWidth: 0, width: '100%' },
    '& input': {
      minWidth: 0,
      height: '72px',
      fontSize: tokens.fontSizeHero900,
      fontWeight: tokens.fontWeightBold,
      letterSpacing: '0.25em',
      textAlign: 'center',
      textTransform: 'uppercase',
    },
  },
  button: { minHeight: '56px', fontSize: tokens.fontSizeBase500 },
});

/** `/beam-mich`: a code from the board, typed or brought along by `?code=` from its picture. */
export function Screen() {
  const styles = useStyles();
  const api = useApi();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const brought = tidyCode(query.get('code') ?? '').slice(0, 12);
  const form = useForm({
    initial: { code: brought },
    check: ({ code }) => {
      const fault = codeFault(code, beamLimits.codeLength);
      return fault === null ? {} : { code: texts.faults[fault] };
    },
    send: async ({ code }) => {
      const { target } = await api.call(openBeam, { code: tidyCode(code) }).catch((error: unknown) => {
        throw atTheField(error);
      });
      // The one screen that lets nobody out without a word: own targets open at once, foreign ones say where they lead.
      void navigate(`/goto?to=${encodeURIComponent(target)}`, { replace: brought !== '' });
    },
  });
  const { attach, onSubmit, refused, busy } = form;
  // There is one thing to do here.
  const begin = useCallback(
    (element: HTMLFormElement | null) => {
      attach(element);
      element?.querySelector('input')?.focus();
    },
    [attach],
  );
  const openBrought = useEffectEvent(() => {
    if (brought !== '') void form.submit();
  });
  useEffect(() => openBrought(), []);
  return (
    <Frame title={beamTitles.enter} lead={texts.lead} width="narrow">
      <Card>
        {refused && <RefusalBar refused={refused} />}
        <form ref={begin} className={styles.form} onSubmit={onSubmit} noValidate>
          <TextField
            form={form}
            name="code"
            className={styles.field}
            label={texts.label}
            maximum={12}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" appearance="primary" size="large" className={styles.button} disabledFocusable={busy}>
            {busy ? texts.opening : texts.go}
          </Button>
        </form>
      </Card>
    </Frame>
  );
}

/** That a code is wrong stands where it was typed. */
function atTheField(error: unknown): unknown {
  if (!(error instanceof RefusedError) || !error.is('BEAM_CODE_WRONG')) return error;
  const { messageTitle, messageBody } = error.body;
  return new RefusedError(error.status, { ...error.body, fields: { code: `${messageTitle}. ${messageBody}` } });
}
