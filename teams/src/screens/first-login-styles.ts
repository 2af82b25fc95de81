import { makeStyles } from '@fluentui/react-components';

export const useFirstLoginStyles = makeStyles({
  form: { display: 'grid', gap: '16px', maxWidth: '420px', justifyItems: 'stretch' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});
