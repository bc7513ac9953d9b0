"""Tests of Anaconda."""
