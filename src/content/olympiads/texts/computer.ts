import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  asked: {
    early:
      "What is a mouse for, where does the picture appear, how do we look after a computer, and whom do we tell when something on the screen feels wrong? The questions ask about parts, care and safety, in words a child knows from home and school.",
    primary:
      "Children learn how a computer takes something in, remembers it and gives something back. There are files and folders, email and the web, and the first step-by-step instructions. Nothing depends on one brand or one version of a program.",
    middle:
      "The questions open the machine a little: how networks carry a message, why computers count in zeros and ones, how a spreadsheet works out a total, how a flowchart decides. Staying safe and fair online has its own place in the paper.",
    secondary:
      "Students read short Python programs and say what they print, work with true and false in Boolean logic, ask a database for what they need, and follow data through a network. Artificial intelligence is asked as an idea: what it learns from, and where it goes wrong.",
    senior:
      "The paper asks for the way a programmer thinks. Which structure holds the data, what a query returns, where a program fails, how a network keeps a secret. There are short pieces of code to read, and the best answer is often found by tracing them by hand.",
  },
  grow: {
    early:
      "Children learn the names of what they use, gentle hands for a keyboard, and the rule that a grown-up is always told when something is strange.",
    primary:
      "Children learn to put steps in order and to find the step that went wrong. They also learn what is not to be shared online, and why.",
    middle:
      "Students learn to break a task into parts, to explain a process with a drawing, and to doubt a message that asks for a password.",
    secondary:
      "Students learn to read code before they write it, to test one case at a time, and to think about people when they think about data.",
    senior:
      "Students learn to compare two solutions, to name what each costs, and to explain a technical thing in plain words. Those are the first skills of a good engineer.",
  },
  prepare:
    "Most of it needs no computer at all: write down the steps of something you do every day, and look for the step you forgot. For the rest, use the mock tests.",
  pace: "Names and uses are quick to answer, while following steps takes longer. Go through them one by one rather than guess from how they look.",
  mock: "A computer mock test needs nothing but a browser. When an answer surprises you, try it out on a real machine if you can.",
};
