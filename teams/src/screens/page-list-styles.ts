import { makeStyles, tokens } from '@fluentui/react-components';

export const usePageListStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '4px' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '12px',
    minHeight: '44px',
    padding: '4px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  group: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});
