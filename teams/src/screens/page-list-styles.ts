import { makeStyles, tokens } from '@fluentui/react-components';

export const usePageListStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px', maxWidth: '44rem' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '48px',
    padding: '4px 16px',
    boxShadow: tokens.shadow4,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  group: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
