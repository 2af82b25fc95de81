import { TableDeleteColumn24Regular } from '@fluentui/react-icons/svg/table-delete-column';
import { TableDeleteRow24Regular } from '@fluentui/react-icons/svg/table-delete-row';
import { TableDismiss24Regular } from '@fluentui/react-icons/svg/table-dismiss';
import { TableInsertColumn24Regular } from '@fluentui/react-icons/svg/table-insert-column';
import { TableInsertRow24Regular } from '@fluentui/react-icons/svg/table-insert-row';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import type { ReactElement } from 'react';
import { blockEditorTexts } from '../../texts.ts';
import type { TextAction } from './text-actions.tsx';

const { table } = blockEditorTexts.text;

/** What can be done with the table in which one writes. */
export const tableActions: readonly TextAction[] = [
  action('rowBelow', <TableInsertRow24Regular />, addRowAfter),
  action('columnRight', <TableInsertColumn24Regular />, addColumnAfter),
  action('deleteRow', <TableDeleteRow24Regular />, deleteRow),
  action('deleteColumn', <TableDeleteColumn24Regular />, deleteColumn),
  action('deleteTable', <TableDismiss24Regular />, deleteTable),
];

function action(name: keyof typeof table, icon: ReactElement, command: Command): TextAction {
  return {
    name,
    label: table[name],
    icon,
    run: (editor) =>
      editor
        .chain()
        .focus()
        .command(({ state, dispatch }) => command(state, dispatch))
        .run(),
  };
}
