import { markStale, useHubMessage } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import { getOffice } from '@pausenplatz/office/contract';
import { getOwnRequests, joinRequestAnswered } from '../contract/index.ts';

/** Hears the school's answer to an own request. */
export function useJoinLive(onAnswer: (accepted: boolean) => void): void {
  const client = useQueryClient();
  useHubMessage(joinRequestAnswered, ({ accepted }) => {
    void markStale(client, getOwnRequests);
    void markStale(client, getOffice);
    onAnswer(accepted);
  });
}
