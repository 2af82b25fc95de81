import { makeStyles } from '@fluentui/react-components';

export const useFirstLoginStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '420px', justifyItems: 'stretch' },
  roads: { display: 'grid', gap: '12px', maxWidth: '420px' },
  code: { fontSize: '40px', lineHeight: '56px', fontWeight: 600, letterSpacing: '0.08em', margin: 0, fontVariantNumeric: 'tabular-nums' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});
