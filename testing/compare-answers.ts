import { compareAnswers } from "../server/platform/calls/declared-answers.ts";

compareAnswers();
