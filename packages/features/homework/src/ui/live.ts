import { useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { useQueryClient } from '@tanstack/react-query';
import {
  getPlan,
  getStudyHall,
  getTasks,
  getToday,
  homeworkAssigneeUpdated,
  homeworkChanged,
  homeworkTeachersTopic,
  homeworkTopic,
} from '../contract/index.ts';

/** Keeps what is shown of a class fresh: messages only mark it stale. */
export function usePlanLive(classId: string, canTeach: boolean): void {
  const client = useQueryClient();
  const stale = () => {
    for (const { id } of [getPlan, getTasks, getStudyHall, getToday]) void client.invalidateQueries({ queryKey: [id] });
  };
  useTopic(homeworkTopic(classId));
  useTopic(canTeach ? homeworkTeachersTopic(classId) : null);
  useHubMessage(homeworkChanged, ({ schoolClassId }) => {
    if (schoolClassId === null || schoolClassId === classId) stale();
  });
  useHubMessage(homeworkAssigneeUpdated, ({ schoolClassId }) => {
    if (schoolClassId === classId) stale();
  });
  useHubResync(stale);
}
