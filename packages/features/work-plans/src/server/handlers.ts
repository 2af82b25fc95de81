import { assignPlanHandler, withdrawPlanHandler } from './handlers/assigning.ts';
import { addAttachmentHandler, updateAttachmentHandler } from './handlers/attachments.ts';
import { checkPlanHandler } from './handlers/check.ts';
import { countPlanHandler } from './handlers/count.ts';
import { updatePlanStatusHandler } from './handlers/evaluation.ts';
import { listPlansHandler } from './handlers/list.ts';
import { createPlanHandler, updatePlanHandler } from './handlers/plans.ts';
import { getPortfolioHandler, listPortfoliosHandler } from './handlers/portfolio.ts';
import { getWorkPlanHandler } from './handlers/read-plan.ts';
import { deleteResponseHandler, getProtocolHandler, openSolutionHandler, updateResponseHandler } from './handlers/responses.ts';
import { deleteSectionHandler, duplicateSectionHandler, newSectionHandler, updateSectionHandler } from './handlers/sections.ts';
import { addStatusHandler, addStatusToManyHandler } from './handlers/states.ts';
import { deleteTaskHandler, duplicateTaskHandler, newTaskHandler, updateTaskHandler, updateTaskPositionHandler } from './handlers/tasks.ts';
import { takeOverTasksHandler, undoTakeOverHandler } from './handlers/taking-over.ts';
import { likeTemplateHandler, listTemplatesHandler, previewPlanHandler, takeTemplateHandler } from './handlers/templates.ts';
import { getPlansTodayHandler } from './handlers/today.ts';
import { listWaitingHandler } from './handlers/waiting.ts';

export const workPlansHandlers = [
  listPlansHandler,
  getWorkPlanHandler,
  previewPlanHandler,
  createPlanHandler,
  updatePlanHandler,
  listTemplatesHandler,
  takeTemplateHandler,
  likeTemplateHandler,
  assignPlanHandler,
  withdrawPlanHandler,
  newSectionHandler,
  updateSectionHandler,
  deleteSectionHandler,
  duplicateSectionHandler,
  newTaskHandler,
  updateTaskHandler,
  updateTaskPositionHandler,
  deleteTaskHandler,
  duplicateTaskHandler,
  addAttachmentHandler,
  updateAttachmentHandler,
  addStatusHandler,
  addStatusToManyHandler,
  getProtocolHandler,
  updateResponseHandler,
  deleteResponseHandler,
  openSolutionHandler,
  updatePlanStatusHandler,
  checkPlanHandler,
  countPlanHandler,
  listWaitingHandler,
  getPlansTodayHandler,
  getPortfolioHandler,
  listPortfoliosHandler,
  takeOverTasksHandler,
  undoTakeOverHandler,
];
