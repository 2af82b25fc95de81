import { assignPlan, withdrawPlan } from './assigning.ts';
import { checkPlan, countPlan, listWaiting } from './checking.ts';
import {
  addAttachment,
  deleteSection,
  deleteTask,
  duplicateSection,
  duplicateTask,
  newSection,
  newTask,
  updateAttachment,
  updateSection,
  updateTask,
  updateTaskPosition,
} from './editing.ts';
import { createPlan, getWorkPlan, listPlans, previewPlan, updatePlan } from './plans.ts';
import { getPortfolio, listPortfolios } from './portfolio.ts';
import { addStatus, addStatusToMany, deleteResponse, getProtocol, openSolution, updatePlanStatus, updateResponse } from './states.ts';
import { takeOverTasks, undoTakeOver } from './taking-over.ts';
import { getPlansToday } from './today.ts';
import { likeTemplate, listTemplates, takeTemplate } from './templates.ts';

export * from './assigning.ts';
export * from './blocks.ts';
export * from './checking.ts';
export * from './editing.ts';
export * from './hub.ts';
export * from './limits.ts';
export * from './plans.ts';
export * from './portfolio.ts';
export * from './states.ts';
export * from './taking-over.ts';
export * from './templates.ts';
export * from './today.ts';
export * from './words.ts';
export type {
  Assignment,
  Attachment,
  Entry,
  EvaluationAnswers,
  EvaluationItem,
  OwnPlan,
  Plan,
  PlanPerson,
  Section,
  State,
  Task,
} from './shapes.ts';

export const workPlansCalls = {
  listPlans,
  getWorkPlan,
  previewPlan,
  createPlan,
  updatePlan,
  listTemplates,
  takeTemplate,
  likeTemplate,
  assignPlan,
  withdrawPlan,
  newSection,
  updateSection,
  deleteSection,
  duplicateSection,
  newTask,
  updateTask,
  updateTaskPosition,
  deleteTask,
  duplicateTask,
  addAttachment,
  updateAttachment,
  addStatus,
  addStatusToMany,
  getProtocol,
  updateResponse,
  deleteResponse,
  openSolution,
  updatePlanStatus,
  checkPlan,
  countPlan,
  listWaiting,
  getPlansToday,
  getPortfolio,
  listPortfolios,
  takeOverTasks,
  undoTakeOver,
} as const;
