import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "What is a mouse for? Where does the picture appear? How do we look after a computer, and whom do we tell if something on the screen feels wrong? The questions ask about parts, care and safety, in words a child knows from home and school.",
    primary:
      "Children learn how a computer takes something in, remembers it and gives something back. There are files and folders, email and the web, and the first step-by-step instructions. No question depends on a particular brand or version of a program.",
    middle:
      "The questions look inside the machine: how networks carry a message, why computers count in zeros and ones, how a spreadsheet works out a total, how a flowchart decides. The paper also has questions on staying safe and being fair online.",
    secondary:
      "Students read short Python programs and say what they print, work with true and false in Boolean logic, ask a database for what they need, and follow data through a network. There are questions on artificial intelligence too: what it learns from, and where it goes wrong.",
    senior:
      "The paper tests how well you think like a programmer: which structure holds the data, what a query returns, where a program fails, how a network keeps data safe. There are short pieces of code to read, and you often find the answer by following the code by hand.",
  },
  grow: {
    early:
      "Children learn the names of the things they use, how to handle them gently, and to always tell an adult when something seems strange.",
    primary:
      "Children learn to put steps in order and to find the step that went wrong. They also learn what not to share online, and why.",
    middle:
      "Students learn to break a task into parts, to explain a process with a drawing, and to doubt a message that asks for a password.",
    secondary:
      "Students learn to read code before they write it, to test one case at a time, and to think about people when they think about data.",
    senior:
      "Students learn to compare two solutions by the time and memory each needs, and to explain a technical idea in plain words. These are the first skills of a good engineer.",
  },
  prepare:
    "You can prepare for most of it without a computer: write down the steps of something you do every day, and look for the step you forgot. For the rest, use the mock tests.",
  pace: "Questions about technical words are quick to answer; following a program or a list of steps takes longer. Go through it line by line instead of guessing.",
  mock: "A Computer mock test needs only a browser. When an answer surprises you, try it out on a computer.",
};
