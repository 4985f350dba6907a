import type { OlympiadText } from "../olympiad-text";

export const olympiadText: OlympiadText = {
  questions: {
    early:
      "What is a mouse for? Where does the picture appear? How do we look after a computer, and whom do we tell if something on the screen feels wrong? The questions ask about parts, care and safety, in words a child knows from home and school.",
    primary:
      "Questions are about input, memory and output, files and folders, email and the web, and the first step-by-step instructions for a robot or a cartoon cat. No question depends on a particular brand or version of a program.",
    middle:
      "The questions ask how things work: how a network carries a message, why computers use zeros and ones, how a spreadsheet finds a total, what a flowchart does. The paper also has questions on safe and fair behaviour online.",
    secondary:
      "Students read short Python programs and say what they print, use Boolean logic, write simple database queries, and follow data through a network. There are also questions on artificial intelligence: what it learns from, and when it is wrong.",
    senior:
      "The paper tests how well you think like a programmer: which data structure fits, what a query returns, where a program fails, how a network keeps data safe. There is short code to read, and you often find the answer by following it line by line on paper.",
  },
  grow: {
    early:
      "Children learn the names of the things they use, how to handle them with care, and to tell an adult whenever something seems strange.",
    primary:
      "Children learn to put steps in order and to find the step that went wrong. They also learn what not to share online, and why.",
    middle:
      "Students learn to break a task into parts, to explain a process with a diagram, and to be careful with any message that asks for a password.",
    secondary:
      "Students learn to read code before they write it, to test one case at a time, and to handle data about people with care.",
    senior:
      "Students learn to compare two solutions by the time and memory each needs, and to explain a technical idea in plain words. These are the first skills of a good engineer.",
  },
  prepare:
    "You can practise step-by-step thinking on paper: write down the steps of a task and check each one. For the rest, use the mock tests.",
  timeAdvice:
    "Questions about technical words are quick to answer; following a program or a list of steps takes longer. Go through it line by line instead of guessing.",
  mock: "A Computer mock test needs only a browser. When an answer surprises you, try it out on a computer.",
};
