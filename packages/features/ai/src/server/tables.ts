import type { AccountTables } from '@pausenplatz/account/server';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ChatModel, ChatService, Harm, messageStates, PromptCategory, ServiceOptions } from '../contract/index.ts';

/** Of a ten-thousandth credit. */
type Units = number;

export type LedgerKind = 'test' | 'topup' | 'grant' | 'reserve' | 'settle' | 'release';
export type Pocket = 'credit' | 'test';

/** Tables of the AI services. */
export interface OwnTables {
  /** Credit of a person, a class or a school: one of the three is named. */
  ai_wallet: {
    id: string;
    person_id: string | null;
    class_id: string | null;
    school_id: string | null;
    credit: Units;
    test_credit: Units;
    /** What may be spent in a month at most. */
    month_limit: Units | null;
    /** Of a class: what each child may. */
    child_limit: Units | null;
    made_at: Date;
  };
  /** Everything that came into a wallet and went from it; lines are added and never changed. */
  ai_ledger: {
    id: string;
    number: GeneratedAlways<number>;
    wallet_id: string;
    at: Date;
    kind: LedgerKind;
    pocket: Pocket;
    amount: ColumnType<number, number, never>;
    balance_after: ColumnType<number, number, never>;
    /** Whose question it was; empty where the account is no more. */
    person_id: string;
    /** The class project in which it was asked. */
    project_id: string | null;
    service: ChatService | null;
    model: ChatModel | null;
    /** One line of a kind for each. */
    request_id: string;
  };
  /** What is held for answers that are on their way. */
  ai_reservation: {
    request_id: string;
    wallet_id: string;
    person_id: string;
    service: ChatService;
    model: ChatModel;
    credit: Units;
    test_credit: Units;
    made_at: Date;
  };
  /** What a day has cost in all. */
  ai_day: { day: ColumnType<string, string, never>; spent: Units };
  ai_chat: {
    id: string;
    user_id: string;
    service: ChatService;
    model: ChatModel;
    title: string;
    options: JSONColumnType<ServiceOptions>;
    /** A child's goes sooner. */
    is_child: boolean;
    made_at: Date;
    changed_at: Date;
  };
  ai_message: {
    id: string;
    chat_id: string;
    position: number;
    role: 'user' | 'assistant';
    text: string;
    state: (typeof messageStates)[number];
    cost: Units;
    at: Date;
  };
  /** From which age a school opens the services to its pupils; without a row it does not. */
  ai_school: { school_id: string; age: number };
  /** A child wrote something about which somebody should ask; what it was stands nowhere. */
  ai_alert: {
    id: string;
    class_id: string;
    pupil_id: string;
    harm: Harm;
    at: Date;
    seen_at: Generated<Date | null>;
  };
  ai_prompt: {
    id: string;
    /** Empty where the author is no more, or has left the school. */
    author_id: string;
    /** On whose list it stands; null where only its author has it. */
    school_id: string | null;
    title: string;
    text: string;
    category: PromptCategory;
    changed_at: Date;
    deleted_at: Generated<Date | null>;
  };
  /** A prompt of the table above or one that the product brings along; the order begins with 1. */
  ai_prompt_favorite: { user_id: string; prompt_id: string; position: number };
}

export type AiTables = OwnTables & AccountTables;
