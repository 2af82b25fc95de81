import { RefusedError, useApi, useCall } from '@pausenplatz/kernel-browser';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { addStatus, getProtocol, type TaskStatus, updateResponse } from '../../contract/index.ts';
import { taskTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';
import { useQueryClient } from '@tanstack/react-query';

interface About {
  readonly taskId: string;
  readonly assignmentId: string;
  readonly userId: string;
}

interface Writing {
  readonly response?: string;
  readonly files?: readonly string[];
  readonly feeling?: number | null;
}

/** The protocol of one pupil and one task, and what may be done to it; each answers whether the server agreed. */
export function useProtocol(about: About) {
  const api = useApi();
  const client = useQueryClient();
  const again = useAgain();
  const query = useCall(getProtocol, about);
  const done = () => {
    again();
    void client.invalidateQueries({ queryKey: [getProtocol.id] });
  };
  const attempt = async (send: () => Promise<unknown>): Promise<boolean> => {
    try {
      await send();
      done();
      return true;
    } catch (error) {
      if (error instanceof RefusedError && error.body.code === 'STATUS_CHANGED') {
        // The new state is shown; what was written stays in its field.
        notify({ type: 'info', title: taskTexts.changed });
        done();
      } else notifyRefusal(error);
      return false;
    }
  };
  const once = () => ({ idempotencyKey: crypto.randomUUID() });
  return {
    query,
    attempt,
    move: (status: TaskStatus, expectedStatus: TaskStatus, { response = '', files = [] }: Writing = {}) =>
      attempt(() => api.call(addStatus, { ...about, status, expectedStatus, response, files: [...files] }, once())),
    write: ({ response = '', files = [], feeling }: Writing) =>
      attempt(() => api.call(updateResponse, { ...about, response, files: [...files], ...(feeling !== undefined && { feeling }) }, once())),
  };
}
